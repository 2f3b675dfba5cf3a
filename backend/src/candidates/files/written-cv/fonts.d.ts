/** The little that is used of packages without types. */
declare module 'fontkit' {
  export interface Glyph {
    /** What it writes. */
    readonly codePoints: readonly number[];
  }
  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
    /** Glyphs from left to right. */
    layout(
      text: string,
      features?: Record<string, boolean>,
      script?: string,
      language?: string,
      direction?: 'ltr' | 'rtl',
    ): { glyphs: Glyph[] };
  }
  export function create(file: Uint8Array): Font;
}

declare module 'wawoff2' {
  /** A WOFF2 file as TrueType. */
  export function decompress(file: Uint8Array): Promise<Uint8Array>;
}
