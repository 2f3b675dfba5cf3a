import { fileTypeFromBuffer } from 'file-type';
import { CvInspector } from '../candidates/cv-inspector.js';

const HEAD = 4100;
/** How each kind of picture ends; some cameras add bytes after it. */
const TAIL = 64 * 1024;
const END_OF: Readonly<Record<string, Buffer>> = {
  'image/jpeg': Buffer.from([0xff, 0xd9]),
  'image/png': Buffer.from('IEND'),
};

/** As the inspector of CVs, and pictures besides: a photo of a licence is a document too. */
export class DocumentInspector {
  private readonly text = new CvInspector();
  private head = Buffer.alloc(0);
  private tail = Buffer.alloc(0);

  get bytes(): number {
    return this.text.bytes;
  }

  push(chunk: Buffer): void {
    this.text.push(chunk);
    if (this.head.length < HEAD) {
      this.head = Buffer.concat([this.head, chunk.subarray(0, HEAD - this.head.length)]);
    }
    this.tail = Buffer.concat([this.tail, chunk]).subarray(-TAIL);
  }

  sha256(): string {
    return this.text.sha256();
  }

  /** Media type, or null when it is none of PDF, DOC, DOCX, JPEG, PNG or is cut short. */
  async type(): Promise<string | null> {
    const text = await this.text.type();
    if (text) return text;
    const mime = (await fileTypeFromBuffer(this.head))?.mime ?? '';
    const end = END_OF[mime];
    return end && this.tail.includes(end) ? mime : null;
  }
}
