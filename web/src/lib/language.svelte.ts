// Which language the page speaks. Dictionaries are loaded when they are first needed.

import { keep, kept } from './keep';

export type Language = 'en' | 'ja' | 'zh-Hans' | 'zh-Hant';

export const languages: { key: Language; name: string }[] = [
  { key: 'en', name: 'English' },
  { key: 'ja', name: '日本語' },
  { key: 'zh-Hans', name: '简体中文' },
  { key: 'zh-Hant', name: '繁體中文' },
];

function fromTag(tag: string): Language | null {
  const low = tag.toLowerCase();
  if (low.startsWith('ja')) return 'ja';
  if (low.startsWith('en')) return 'en';
  if (!low.startsWith('zh')) return null;
  return /hant|tw|hk|mo/.test(low) ? 'zh-Hant' : 'zh-Hans';
}

function first(): Language {
  const known = languages.find(({ key }) => key === kept('language'));
  if (known) return known.key;
  for (const tag of navigator.languages) {
    const found = fromTag(tag);
    if (found) return found;
  }
  return 'en';
}

export type Loaders<W> = Record<Language, () => Promise<{ default: W }>>;

const dictionaries: Dictionary<unknown>[] = [];

/** The words of one part of the page, in the language of now. */
export class Dictionary<W> {
  #words = $state.raw<W | null>(null);
  #loaders: Loaders<W>;

  constructor(loaders: Loaders<W>) {
    this.#loaders = loaders;
    dictionaries.push(this as Dictionary<unknown>);
  }

  async ready(language: Language): Promise<void> {
    this.#words = (await this.#loaders[language]()).default;
  }

  get loaded(): boolean {
    return this.#words !== null;
  }

  get w(): W {
    if (this.#words === null) throw new Error('The words were used before they were loaded.');
    return this.#words;
  }
}

class Speech {
  now = $state<Language>(first());

  async change(to: Language): Promise<void> {
    await Promise.all(dictionaries.filter((one) => one.loaded).map((one) => one.ready(to)));
    this.now = to;
    keep('language', to);
    document.documentElement.lang = to;
  }
}

export const language = new Speech();
document.documentElement.lang = language.now;
