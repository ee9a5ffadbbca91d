// Makes sounds out of their voices. A browser that cannot, or may not yet, stays silent.

import { GAP, SOUNDS, type Sound, type Voice } from './sounds';

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
/** When the next sound may begin. */
let free = 0;

function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return hiss;
}

function source(audio: AudioContext, { wave, from, to, long }: Voice, begin: number): { made: AudioScheduledSourceNode; out: AudioNode } {
  if (wave !== 'noise') {
    const tone = new OscillatorNode(audio, { type: wave, frequency: from });
    tone.frequency.exponentialRampToValueAtTime(to, begin + long);
    return { made: tone, out: tone };
  }
  const made = new AudioBufferSourceNode(audio, { buffer: noise(audio) });
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: from, Q: 0.8 });
  band.frequency.setValueAtTime(from, begin);
  band.frequency.exponentialRampToValueAtTime(to, begin + long);
  made.connect(band);
  return { made, out: band };
}

function sing(audio: AudioContext, voice: Voice, start: number, volume: number): void {
  const begin = start + voice.at;
  const end = begin + voice.long;
  const { made, out } = source(audio, voice, begin);
  const gain = new GainNode(audio, { gain: 0.0001 });
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, voice.loud * volume), begin + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  out.connect(gain).connect(audio.destination);
  made.start(begin);
  made.stop(end + 0.02);
}

/** Browsers let a page be heard once somebody has touched it. */
export function wake(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
}

/** After those that are on their way; how loud goes from 0 to 1. */
export function sound(name: Sound, volume: number): void {
  if (!context || context.state !== 'running') return;
  const start = Math.max(context.currentTime + 0.01, free);
  free = start + GAP;
  for (const voice of SOUNDS[name]) sing(context, voice, start, volume * volume);
}
