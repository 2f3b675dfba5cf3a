import type { Face, FoundFaces } from './cv-faces.js';
import { type Line, linesOf } from './cv-lines.js';

export interface Look {
  size: number;
  colour: string;
  bold?: boolean;
  /** Points between two lines. */
  gap?: number;
}

/** Line height by font size; Arabic has marks above and below. */
const ROOM = { european: 1.26, other: 1.5 };
const ASCENT = 0.98;

/** Draws text of any supported script on a document's pages, from `doc.y` down. */
export class CvPage {
  constructor(
    private readonly doc: PDFKit.PDFDocument,
    private readonly found: FoundFaces,
    private readonly left: number,
    private readonly width: number,
    private readonly direction?: 'rtl',
  ) {
    // The document takes an opened font too, which its types do not say.
    for (const face of new Set(found.faces.values())) {
      doc.registerFont(fontName(face, false), face.regular as unknown as Uint8Array);
      doc.registerFont(fontName(face, true), (face.bold ?? face.regular) as unknown as Uint8Array);
    }
  }

  text(text: string, { size, colour, bold = false, gap = 0 }: Look): void {
    const lines = linesOf(text, this.width, {
      faceOf: (character) => this.faceOf(character),
      widthOf: (piece, face) => this.use(face, bold, size).widthOfString(piece),
      direction: this.direction,
    });
    for (const line of lines) {
      const room = roomOf(line) * size;
      if (this.doc.y + room > this.doc.page.height - this.doc.page.margins.bottom) this.doc.addPage();
      this.draw(line, { size, colour, bold }, this.doc.y + ASCENT * size + (room - ROOM.european * size) / 2);
      this.doc.y += room + gap;
    }
  }

  private faceOf(character: string): Face {
    const face = this.found.faces.get(character) ?? this.found.faces.get(' ');
    if (!face) throw new Error('The faces of this text were not looked for');
    return face;
  }

  private draw(
    { pieces, width, fromRight }: Line,
    { size, colour, bold }: Required<Omit<Look, 'gap'>>,
    y: number,
  ): void {
    const top = this.doc.y;
    let x = fromRight ? this.left + this.width - width : this.left;
    const placed = pieces.map((piece) => {
      const at = x;
      x += piece.width;
      return { ...piece, at };
    });
    // Drawn in reading order, because programs read the pieces as they come.
    for (const { text, face, at } of placed.toSorted((one, other) => one.start - other.start)) {
      const stroke = (bold ? face.stroke.bold : face.stroke.regular) * size;
      this.use(face, bold, size).fillColor(colour);
      if (stroke > 0) this.doc.lineWidth(stroke).strokeColor(colour);
      this.doc.text(text, at, y, {
        lineBreak: false,
        baseline: 'alphabetic',
        fill: true,
        stroke: stroke > 0,
      });
    }
    this.doc.y = top;
  }

  private use(face: Face, bold: boolean, size: number): PDFKit.PDFDocument {
    return this.doc.font(fontName(face, bold)).fontSize(size);
  }
}

const fontName = ({ name }: Face, bold: boolean): string => `${name}-${bold ? 'bold' : 'regular'}`;
const roomOf = ({ pieces }: Line): number =>
  pieces.every(({ face }) => face.name === 'european') ? ROOM.european : ROOM.other;
