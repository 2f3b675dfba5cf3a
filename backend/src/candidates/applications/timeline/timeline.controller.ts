import { HISTORIA_TIPOS, type HistoriaTipo } from '@hiring/contract';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString } from 'class-validator';
import { Requires } from '../../../platform/auth/decorators.js';
import { Refuses } from '../../../platform/errors/refuses.js';
import { IdParam } from '../../../platform/http/validation/uuid-param.js';
import { TimelineResponse } from './timeline.dto.js';
import { TimelineService } from './timeline.service.js';

class TimelineQuery {
  @ApiProperty({ description: 'One kind only.', enum: HISTORIA_TIPOS, required: false })
  @IsOptional()
  @IsIn(HISTORIA_TIPOS, { message: 'Esta clase de suceso no existe' })
  tipo?: HistoriaTipo;

  @ApiProperty({ required: false, type: 'string', description: '`siguiente` of the page before.' })
  @IsOptional()
  @IsString()
  cursor?: string;
}

@ApiTags('candidates')
@Controller('candidates')
export class TimelineController {
  constructor(private readonly timeline: TimelineService) {}

  /** Moves, messages, notes, interviews, documents and views of the CV, newest first, thirty at a time. */
  @Get(':id/timeline')
  @Requires('candidates:read')
  @Refuses('candidate_not_found', 'validation_failed')
  getCandidateTimeline(
    @IdParam() id: string,
    @Query() { tipo, cursor }: TimelineQuery,
  ): Promise<TimelineResponse> {
    return this.timeline.read(id, { tipo: tipo ?? null, before: cursor ?? null });
  }
}
