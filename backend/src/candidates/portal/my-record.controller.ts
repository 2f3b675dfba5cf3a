import { Body, Controller, Get, Put, UploadedFiles } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import type { SpooledFile } from '../../platform/files/storage/file-storage.js';
import { UploadOnly } from '../../platform/files/uploads/upload.js';
import { CV_UPLOAD } from '../files/cv/cv-upload.js';
import { ReplaceCv } from '../files/cv/replace-cv.js';
import { ProfileRequest } from '../people/profile/profile.dto.js';
import { UpdateProfile } from '../people/profile/update-profile.js';
import { PortalProfile, PortalResponse, ProfileResponse } from './portal.dto.js';
import { PortalService } from './portal.service.js';

/** What people see of themselves and change of their own record. */
@ApiTags('candidates')
@Controller('candidates/me')
export class MyRecordController {
  constructor(
    private readonly portal: PortalService,
    private readonly profiles: UpdateProfile,
    private readonly cvReplacement: ReplaceCv,
  ) {}

  /** The portal of the signed-in person: profile, applications, progress. */
  @Get()
  @Requires('own:read')
  getMyPortal(@CurrentActor() actor: Actor): Promise<PortalResponse> {
    return this.portal.get(actor.userId);
  }

  /** The person's own profile, by the rules of the application form. A profile changed meanwhile answers 409. */
  @Put()
  @Requires('own:write')
  @Refuses('candidate_not_found', 'stale_profile')
  async updateMyProfile(
    @CurrentActor() actor: Actor,
    @Body() form: ProfileRequest,
  ): Promise<ProfileResponse> {
    const { changed } = await this.profiles.execute(form, actor);
    return {
      message: 'Perfil actualizado correctamente',
      changed,
      candidate: await this.portal.getProfile(actor.userId),
    };
  }

  /** Replaces the person's own CV; the one before stays in HR's history. */
  @Put('cv')
  @Requires('own:write')
  @Refuses(...CV_UPLOAD.codes, 'candidate_not_found', 'cv_required')
  @UploadOnly(CV_UPLOAD)
  async replaceMyCv(
    @CurrentActor() actor: Actor,
    @UploadedFiles() [cv]: SpooledFile[],
  ): Promise<PortalProfile> {
    await this.cvReplacement.execute(cv ?? null, actor);
    return this.portal.getProfile(actor.userId);
  }
}
