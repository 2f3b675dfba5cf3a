import sax, { type SAXParser } from 'sax';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { DomainError } from '../../../../platform/errors/domain-error.js';

/** Maximum zip entries; the largest handmade workbook has fewer. */
const ENTRIES = 2000;

/**
 * The parts of an XLSX file. Decompressed bytes are counted, whatever the zip directory claims, and reading stops
 * at the limit.
 */
export class XlsxParts {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws {DomainError} `import_wrong_type`. */
  static async open(content: Buffer): Promise<XlsxParts> {
    try {
      const zip = await fromBufferPromise(content, { lazyEntries: true, autoClose: false });
      if (zip.entryCount > ENTRIES) throw new DomainError('import_unfolds_too_much');
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
      return new XlsxParts(zip, entries);
    } catch (error) {
      if (error instanceof DomainError) throw error;
      throw Object.assign(new DomainError('import_wrong_type'), { cause: error });
    }
  }

  has(path: string): boolean {
    return this.entries.has(path.toLowerCase());
  }

  /**
   * Streams a part as XML; does nothing when it is missing.
   * @throws {DomainError} `import_unfolds_too_much`, `import_wrong_type`.
   */
  async read(path: string, most: number, listen: (xml: SAXParser) => void): Promise<void> {
    const entry = this.entries.get(path.toLowerCase());
    if (!entry) return;
    const xml = sax.parser(true, { trim: false, position: false });
    // Entities of one's own are how a small file is made to unfold without end.
    xml.ondoctype = () => {
      throw new DomainError('import_wrong_type');
    };
    xml.onerror = (error) => {
      throw Object.assign(new DomainError('import_wrong_type'), { cause: error });
    };
    listen(xml);
    let bytes = 0;
    const decoder = new TextDecoder();
    try {
      for await (const chunk of await this.zip.openReadStreamPromise(entry)) {
        bytes += (chunk as Buffer).length;
        if (bytes > most) throw new DomainError('import_unfolds_too_much');
        xml.write(decoder.decode(chunk as Buffer, { stream: true }));
      }
      xml.close();
    } catch (error) {
      if (error instanceof DomainError) throw error;
      throw Object.assign(new DomainError('import_wrong_type'), { cause: error });
    }
  }
}
