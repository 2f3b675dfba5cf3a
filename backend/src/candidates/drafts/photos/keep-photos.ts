import { Injectable } from '@nestjs/common';
import type { SavedCvResponse } from '../draft.dto.js';
import { DraftCv } from '../draft-cv.js';
import type { FormKey } from '../drafts.repository.js';
import { PhotoPages } from './photo-pages.js';

/** Binds photos of a CV's pages and keeps them as the draft's CV. */
@Injectable()
export class KeepPhotos {
  constructor(
    private readonly pages: PhotoPages,
    private readonly cvs: DraftCv,
  ) {}

  /** @param photos paths of spooled photos. */
  async execute(key: FormKey, photos: readonly string[]): Promise<SavedCvResponse> {
    const name = photos.length === 1 ? 'CV (1 foto).pdf' : `CV (${photos.length} fotos).pdf`;
    return this.pages.bind(photos, name, (file) => this.cvs.keepFile(key, file, 'fotos'));
  }
}
