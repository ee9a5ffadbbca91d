import { mount } from 'svelte';
import App from './App.svelte';
import { language } from './lib/language.svelte';
import { words } from './lib/words.svelte';
import './lib/theme.svelte';
import './lib/settings/look.svelte';
import './app.css';
import './looks.css';

async function start(): Promise<void> {
  await words.ready(language.now);
  const target = document.getElementById('page');
  if (target) mount(App, { target });
}

void start();
