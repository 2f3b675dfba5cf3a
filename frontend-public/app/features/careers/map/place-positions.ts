import type { Point } from './land';

/** Towns and districts where openings are, and others that help to find them on the map. */
const POSITIONS: Readonly<Record<string, Point>> = {
  Badalona: [41.45, 2.247],
  Barcelona: [41.39, 2.165],
  Castellbisbal: [41.477, 1.982],
  'Cornellà de Llobregat': [41.357, 2.07],
  'El Prat de Llobregat': [41.325, 2.095],
  Granollers: [41.608, 2.288],
  'L’Hospitalet de Llobregat': [41.36, 2.1],
  Martorell: [41.474, 1.93],
  Mataró: [41.538, 2.445],
  'Mollet del Vallès': [41.54, 2.213],
  Reus: [41.155, 1.107],
  Sabadell: [41.547, 2.108],
  'Sant Boi de Llobregat': [41.346, 2.041],
  Sitges: [41.237, 1.81],
  Tarragona: [41.119, 1.245],
  Terrassa: [41.563, 2.01],
  'Vilafranca del Penedès': [41.346, 1.698],
  'Zona Franca': [41.335, 2.132],
};

/** Named on the map beside the place itself, where they do not touch it. */
const LANDMARKS = ['Barcelona', 'Martorell', 'Granollers', 'Mataró', 'Sitges', 'Tarragona'] as const;

export interface Place {
  name: string;
  at: Point;
}

const placeNamed = (name: string): Place | null => {
  const at = POSITIONS[name];
  return at ? { name, at } : null;
};

/** The most exact part of a place of work ("Zona Franca, Barcelona") that the map knows; null: none. */
export const placeOnMap = (parts: readonly string[]): Place | null =>
  parts.map(placeNamed).find((place) => place !== null) ?? null;

export const landmarks = (): Place[] => LANDMARKS.flatMap((name) => placeNamed(name) ?? []);
