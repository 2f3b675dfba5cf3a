/**
 * The look of the product as values: ink navy, warm white, and one amber kept for the one action
 * that matters on a screen. The light values are those of frontend-public/app/styles/tokens.css;
 * badge colours are the contract's (`TONE_COLOURS`).
 */
export const INK = {
  900: '#0a1728',
  800: '#0f2138',
  700: '#183152',
  600: '#2b4468',
  500: '#41597b',
} as const;

export const AMBER = { main: '#ffb224', raised: '#ffc557' } as const;

/** Of the bar at the top of every page, in pixels. */
export const BAR_HEIGHT = 57;

export const LIGHT = {
  page: '#faf7f1',
  paper: '#ffffff',
  sunken: '#f5f0e6',
  line: '#e2d9c9',
  text: '#14243b',
  muted: '#4b586b',
  accent: '#183152',
  focus: '#1d5fc4',
  danger: '#a3241b',
};

export type Surface = typeof LIGHT;

export const DARK: Surface = {
  page: '#0a1728',
  paper: '#12233b',
  sunken: '#0f2138',
  line: '#2b4468',
  text: '#f1ede5',
  muted: '#a8b3c7',
  accent: '#b9cdee',
  focus: '#ffb224',
  danger: '#f5a49c',
};

/** Six sizes (px) and two weights; nothing else is used. */
export const SIZE = { tiny: 12, small: 13, base: 14, lead: 16, title: 20, page: 26 } as const;
export const WEIGHT = { regular: 400, strong: 650 } as const;

export const FONT_FAMILY = "'Overpass Variable', 'Overpass fallback', 'Helvetica Neue', Arial, sans-serif";
export const RADIUS = 8;
