/** The little that is used of packages without types. */
declare module 'fontkit' {
  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export function create(file: Uint8Array): Font;
}

declare module 'wawoff2' {
  /** A WOFF2 file as TrueType. */
  export function decompress(file: Uint8Array): Promise<Uint8Array>;
}
