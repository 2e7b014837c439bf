/** Short synthesised sounds, played only if the person has enabled them. */
import { settings } from './settings.svelte'

/** A tone of a sound, or a puff of noise around a frequency. */
interface Voice {
  hertz: number
  loud: number
  seconds: number
  /** when it begins */
  after?: number
  noise?: boolean
}

/** Each is shorter than 400 ms. */
const SOUNDS = {
  /** your turn */
  bell: [
    { hertz: 660, loud: 0.2, seconds: 0.38 },
    { hertz: 990, loud: 0.12, seconds: 0.3 },
    { hertz: 1650, loud: 0.05, seconds: 0.2 },
  ],
  /** a piece is put down */
  stone: [
    { hertz: 130, loud: 0.3, seconds: 0.09 },
    { hertz: 210, loud: 0.14, seconds: 0.06 },
    { hertz: 900, loud: 0.12, seconds: 0.03, noise: true },
  ],
  /** a card or a tile is taken up or turned over */
  paper: [
    { hertz: 2600, loud: 0.12, seconds: 0.09, noise: true },
    { hertz: 4200, loud: 0.08, seconds: 0.12, after: 0.05, noise: true },
  ],
  /** coins change hands */
  coins: [
    { hertz: 2350, loud: 0.08, seconds: 0.12 },
    { hertz: 3140, loud: 0.06, seconds: 0.14, after: 0.05 },
    { hertz: 2790, loud: 0.05, seconds: 0.16, after: 0.11 },
  ],
  /** something is complete */
  stamp: [
    { hertz: 90, loud: 0.34, seconds: 0.12 },
    { hertz: 500, loud: 0.14, seconds: 0.05, noise: true },
  ],
} as const satisfies Record<string, readonly Voice[]>

export type Sound = keyof typeof SOUNDS

let context: AudioContext | undefined
let hiss: AudioBuffer | undefined

/** Plays a sound at the volume of the settings. */
export function play(sound: Sound): void {
  if (!settings.sound || !settings.volume) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const voice of SOUNDS[sound] as readonly Voice[]) sing(context, voice, settings.volume)
}

function sing(audio: AudioContext, { hertz, loud, seconds, after = 0, noise = false }: Voice, volume: number): void {
  const [start, end] = [audio.currentTime + after, audio.currentTime + after + seconds]
  const gain = new GainNode(audio, { gain: loud * volume })
  gain.gain.setValueAtTime(loud * volume, start)
  gain.gain.exponentialRampToValueAtTime(0.0001, end)
  const source = noise
    ? new AudioBufferSourceNode(audio, { buffer: (hiss ??= whiteNoise(audio)) })
    : new OscillatorNode(audio, { frequency: hertz })
  const filtered = noise ? source.connect(new BiquadFilterNode(audio, { type: 'bandpass', frequency: hertz })) : source
  filtered.connect(gain).connect(audio.destination)
  source.start(start)
  source.stop(end)
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i += 1) samples[i] = 2 * Math.random() - 1
  return buffer
}
