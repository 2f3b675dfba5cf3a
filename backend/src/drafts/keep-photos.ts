import { Injectable } from '@nestjs/common';
import { FileStorage } from '../platform/storage/file-storage.js';
import type { SavedCvResponse } from './draft.dto.js';
import { DraftCv } from './draft-cv.js';
import type { FormKey } from './drafts.repository.js';
import { withMadePdf } from './made-file.js';
import { PhotoPages } from './photo-pages.js';

/** Binds photos of a CV's pages and keeps them as the draft's CV. */
@Injectable()
export class KeepPhotos {
  constructor(
    private readonly pages: PhotoPages,
    private readonly storage: FileStorage,
    private readonly cvs: DraftCv,
  ) {}

  async execute(key: FormKey, photos: readonly Buffer[]): Promise<SavedCvResponse> {
    const document = await this.pages.bind(photos);
    const name = photos.length === 1 ? 'CV (1 foto).pdf' : `CV (${photos.length} fotos).pdf`;
    return withMadePdf(this.storage.spoolDir, document, name, (file) =>
      this.cvs.keepFile(key, file, 'fotos'),
    );
  }
}
