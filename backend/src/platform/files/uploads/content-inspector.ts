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
/** A PDF ends with this marker; some programs append bytes. */
const TAIL = 2048;
/** The name of the main stream in a Word 97 file, as the container's directory spells it. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');
/** The main part of a DOCX, as the zip's directory spells it. */
const WORD_PART = Buffer.from('word/document.xml');
/** A JPEG's image data ends with this marker; phones append bytes. */
const JPEG_END = Buffer.from([0xff, 0xd9]);
const PNG_END = 'IEND';

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

  /** Media type of the file; null when it is not in FILE_TYPES or is truncated. */
  async type(): Promise<FileType | null> {
    const mime = (await fileTypeFromBuffer(this.head))?.mime;
    if (mime === FILE_TYPES.pdf) return this.tail.includes('%%EOF') ? FILE_TYPES.pdf : null;
    if (mime === 'application/x-cfb') return this.wordStream ? FILE_TYPES.doc : null;
    if (mime === 'application/zip' || mime === FILE_TYPES.docx) return this.wordPart ? FILE_TYPES.docx : null;
    if (mime === FILE_TYPES.jpg) return this.jpegEnd ? FILE_TYPES.jpg : null;
    if (mime === FILE_TYPES.png) return this.tail.includes(PNG_END) ? FILE_TYPES.png : null;
    return null;
  }
}
