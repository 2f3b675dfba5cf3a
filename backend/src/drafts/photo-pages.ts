import { LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../platform/errors/domain-error.js';
import { type Page, jpegPage } from './photo.rules.js';
import { photosPdf } from './photos-pdf.js';
import { tooLarge } from './photos-upload.interceptor.js';
import { pngPage } from './png-page.js';

/** Photos in, one document out. */
@Injectable()
export class PhotoPages {
  /** @throws {DomainError} `cv_required`, `photos_wrong_type`, `photos_too_large`. */
  async bind(photos: readonly Buffer[]): Promise<Buffer> {
    if (photos.length === 0) throw new DomainError('cv_required', {}, { cv: ['El CV es obligatorio'] });
    const pages: Page[] = [];
    for (const photo of photos) {
      const page = jpegPage(photo) ?? (await pngPage(photo));
      if (!page) {
        throw new DomainError(
          'photos_wrong_type',
          {},
          { cv: ['Solo se admiten fotos en formato JPEG o PNG.'] },
        );
      }
      pages.push(page);
    }
    const document = await photosPdf(pages).catch(() => {
      // A picture that only looked whole.
      throw new DomainError(
        'photos_wrong_type',
        {},
        { cv: ['Solo se admiten fotos en formato JPEG o PNG.'] },
      );
    });
    if (document.length > LIMITS.cvBytes) throw tooLarge();
    return document;
  }
}
