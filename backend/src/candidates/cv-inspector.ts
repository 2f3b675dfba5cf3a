import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';

export const CV_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** file-type wants this many bytes to be sure. */
const HEAD = 4100;
/** A PDF ends with this marker; some programs add bytes after it. */
const TAIL = 2048;
/** The name of the main stream in a Word 97 file, as the container's directory spells it. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');
/** The main part of a DOCX, as the zip's directory spells it. */
const WORD_PART = Buffer.from('word/document.xml');

/** Reads a file as it streams by and says what it is by its content, whatever its name claims. */
export class CvInspector {
  bytes = 0;
  private readonly hash = createHash('sha256');
  private head = Buffer.alloc(0);
  private tail = Buffer.alloc(0);
  private wordStream = false;
  private wordPart = false;

  push(chunk: Buffer): void {
    this.bytes += chunk.length;
    this.hash.update(chunk);
    if (this.head.length < HEAD) {
      this.head = Buffer.concat([this.head, chunk.subarray(0, HEAD - this.head.length)]);
    }
    // The end of what went by before, so that a name cut in two by chunks is found.
    const joined = Buffer.concat([this.tail.subarray(-WORD_STREAM.length), chunk]);
    this.wordStream ||= joined.includes(WORD_STREAM);
    this.wordPart ||= joined.includes(WORD_PART);
    this.tail = Buffer.concat([this.tail, chunk]).subarray(-TAIL);
  }

  sha256(): string {
    return this.hash.copy().digest('hex');
  }

  /** Media type of the CV, or null when it is none of PDF, DOC, DOCX or is cut short. */
  async type(): Promise<string | null> {
    const mime = (await fileTypeFromBuffer(this.head))?.mime;
    if (mime === CV_TYPES.pdf) return this.tail.includes('%%EOF') ? CV_TYPES.pdf : null;
    if (mime === 'application/x-cfb') return this.wordStream ? CV_TYPES.doc : null;
    if (mime === 'application/zip' || mime === CV_TYPES.docx) return this.wordPart ? CV_TYPES.docx : null;
    return null;
  }
}
