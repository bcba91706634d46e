/** A few small sounds, made here; off unless the reader wants them. */
import { settings } from "./settings.svelte";
import type { AnyEvent } from "./wire";

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** The place where sounds are made; null where sound is off or there is none. */
function studio(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  // A browser lets a page sound only after a tap; until then this has no effect.
  void context.resume();
  return context;
}

/** A loudness that rises at once and dies away. */
function fade(audio: AudioContext, at: number, loud: number, seconds: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.02, seconds / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(audio.destination);
  return gain;
}

/** White noise through a filter that moves: paper, breath, wood. */
function rustle(audio: AudioContext, at: number, seconds: number, loud: number, from: number, to: number): void {
  if (hiss === null) {
    hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  source.buffer = hiss;
  filter.type = "bandpass";
  filter.Q.value = 0.9;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(filter).connect(fade(audio, at, loud, seconds));
  source.start(at, Math.random() * 0.5);
  source.stop(at + seconds);
}

function tone(audio: AudioContext, at: number, seconds: number, loud: number, type: OscillatorType, from: number, to: number): void {
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(fade(audio, at, loud, seconds));
  source.start(at);
  source.stop(at + seconds);
}

/** Paper slides over the table. */
export function slide(): void {
  const audio = studio();
  if (audio !== null) rustle(audio, audio.currentTime, 0.16, 0.16, 2600, 5200);
}

/** A knuckle on wood. */
export function tap(): void {
  const audio = studio();
  if (audio === null) return;
  tone(audio, audio.currentTime, 0.09, 0.3, "sine", 260, 120);
  rustle(audio, audio.currentTime, 0.03, 0.2, 1800, 900);
}

/** Your turn. */
export function chime(): void {
  const audio = studio();
  if (audio === null) return;
  [659.3, 987.8].forEach((pitch, place) => {
    const at = audio.currentTime + place * 0.13;
    tone(audio, at, 0.7, 0.12, "sine", pitch, pitch);
    tone(audio, at, 0.3, 0.03, "sine", pitch * 3, pitch * 3);
  });
}

/** Ha-ha-ha: a bluff was caught. */
export function laugh(): void {
  const audio = studio();
  if (audio === null) return;
  [420, 470, 400, 350].forEach((pitch, place) => {
    const at = audio.currentTime + place * 0.14;
    rustle(audio, at, 0.05, 0.08, 1500, 1000);
    tone(audio, at + 0.02, 0.11, 0.14, "triangle", pitch * 1.15, pitch * 0.85);
  });
}

/** What an update sounds like: a laugh for a caught bluff, a chime for one's turn, wood for a word, paper for a card. */
export function soundOf(events: readonly AnyEvent[], isMyTurn: boolean): void {
  if (events.length === 0) return;
  if (events.some((event) => event.type === "gift_refused" && !event.giver_right)) laugh();
  else if (isMyTurn) chime();
  else if (events.some(({ type }) => type === "said" || type === "reacted" || type === "joined")) tap();
  else slide();
}
