/** Size of an icon button in a row: small for a pointer, 44 px for a thumb. */
export const ICON_SIZE = {
  width: 32,
  height: 32,
  '@media (pointer: coarse)': { width: 44, height: 44 },
} as const;
