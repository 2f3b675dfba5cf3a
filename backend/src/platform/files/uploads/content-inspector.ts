import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';

/** Media types of accepted files by extension. */
export const FILE_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const;
export type FileType = (typeof FILE_TYPES)[keyof typeof FILE_TYPES];

/** Accepted types of a CV, and of a document or attachment. */
export const CV_TYPES = [FILE_TYPES.pdf, FILE_TYPES.doc, FILE_TYPES.docx] as const;
export const DOCUMENT_TYPES = [...CV_TYPES, FILE_TYPES.jpg, FILE_TYPES.png] as const;

/** The number of bytes that file-type needs. */
const HEAD = 4100;
const PDF_HEADER = '%PDF-';
const PDF_HEADER_WITHIN = 1024;
/** A PDF ends with this marker; some programs append bytes. */
const TAIL = 2048;
/** The name of the main stream in a Word 97 file, as the container's directory spells it. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');
/** The main part of a DOCX, as the zip's directory spells it. */
const WORD_PART = Buffer.from('word/document.xml');
/** A JPEG's image data ends with this marker; phones append bytes. */
const JPEG_END = Buffer.from([0xff, 0xd9]);
const PNG_END = 'IEND';
/** Where its width and its height stand. */
const PNG_SIZE = [16, 20] as const;
/** More than any camera takes. */
const MOST_PIXELS = 250_000_000;

/** Detects the type of a file from its content as it streams by, regardless of its name. */
export class ContentInspector {
  bytes = 0;
  private readonly hash = createHash('sha256');
  private head = Buffer.alloc(0);
  private tail = Buffer.alloc(0);
  private wordStream = false;
  private wordPart = false;
  private jpegEnd = false;

  push(chunk: Buffer): void {
    this.bytes += chunk.length;
    this.hash.update(chunk);
    if (this.head.length < HEAD) {
      this.head = Buffer.concat([this.head, chunk.subarray(0, HEAD - this.head.length)]);
    }
    // Includes the end of the previous chunk, to find a name that is split between chunks.
    const joined = Buffer.concat([this.tail.subarray(-WORD_STREAM.length), chunk]);
    this.wordStream ||= joined.includes(WORD_STREAM);
    this.wordPart ||= joined.includes(WORD_PART);
    this.jpegEnd ||= joined.includes(JPEG_END);
    this.tail = Buffer.concat([this.tail, chunk]).subarray(-TAIL);
  }

  sha256(): string {
    return this.hash.copy().digest('hex');
  }

  /** Media type of the file; null when it is not in FILE_TYPES. `whole` is false when its end is missing. */
  async found(): Promise<{ type: FileType; whole: boolean } | null> {
    const mime = this.isPdf() ? FILE_TYPES.pdf : (await fileTypeFromBuffer(this.head))?.mime;
    if (mime === FILE_TYPES.pdf) return { type: mime, whole: this.tail.includes('%%EOF') };
    if (mime === FILE_TYPES.jpg) return { type: mime, whole: this.jpegEnd };
    if (mime === FILE_TYPES.png)
      return this.isHuge() ? null : { type: mime, whole: this.tail.includes(PNG_END) };
    if (mime === 'application/x-cfb') return this.wordStream ? { type: FILE_TYPES.doc, whole: true } : null;
    if (mime !== 'application/zip' && mime !== FILE_TYPES.docx) return null;
    return this.wordPart ? { type: FILE_TYPES.docx, whole: true } : null;
  }

  /** By the width and height in a PNG's first chunk: a few kilobytes may unfold to gigabytes. */
  private isHuge(): boolean {
    const [width, height] = PNG_SIZE;
    if (this.head.length < height + 4) return false;
    return this.head.readUInt32BE(width) * this.head.readUInt32BE(height) > MOST_PIXELS;
  }

  /** Scanners and mail gateways write lines before the header; every reader looks for it in the first kilobyte. */
  private isPdf(): boolean {
    return this.head.subarray(0, PDF_HEADER_WITHIN + PDF_HEADER.length).includes(PDF_HEADER);
  }
}
