/** Soft sounds, off until asked for, and never the only sign of anything. Made on the spot: nothing to fetch. */
import type { Event } from '../protocol';
import { settings } from './settings.svelte';

type Note = [pitch: number, at: number, length: number];

// By the kind of event, whichever game it is of; what is not listed is silent.
const TUNES: Record<string, Note[]> = {
  moves: [[196, 0, 0.09], [247, 0.1, 0.09]],
  places: [[165, 0, 0.12]],
  'takes-gold': [[988, 0, 0.08], [1319, 0.07, 0.2]],
  'takes-gem': [[1175, 0, 0.08], [1568, 0.07, 0.25]],
  collects: [[784, 0, 0.08], [988, 0.08, 0.08], [1175, 0.16, 0.2]],
  treasure: [[784, 0, 0.1], [988, 0.1, 0.1], [1319, 0.2, 0.3]],
  draws: [[330, 0, 0.07]],
  'wakes-dragon': [[82, 0, 0.5]],
  catches: [[110, 0, 0.15], [92, 0.15, 0.35]],
  turn: [[523, 0, 0.08]],
  wins: [[523, 0, 0.15], [659, 0.15, 0.15], [784, 0.3, 0.15], [1047, 0.45, 0.5]],
};
const LOUDNESS = 0.05;

let context: AudioContext | null = null;

export function sound(events: Event[]): void {
  if (!settings.sound) return;
  const tune = events.map((event) => TUNES[event.kind]).find(Boolean);
  if (!tune) return;
  context ??= new AudioContext();
  for (const note of tune) play(context, note);
}

function play(audio: AudioContext, [pitch, at, length]: Note): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  const start = audio.currentTime + at;
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length + 0.15);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length + 0.2);
}
