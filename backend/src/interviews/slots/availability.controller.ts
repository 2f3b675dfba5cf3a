import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Idempotent } from '../../platform/http/idempotency/idempotent.js';
import { Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { LocationHeader } from '../../platform/http/headers/location-header.js';
import { IdParam } from '../../platform/http/validation/uuid-param.js';
import {
  AvailabilityRequest,
  AvailabilityResponse,
  AvailabilityUpdate,
  InterviewerOption,
} from './availability.dto.js';
import { AvailabilityService } from './availability.service.js';
import { WholeList } from '../../platform/http/lists/whole-list.js';

/** Interviewers' hours that candidates may pick from. */
@ApiTags('interviews')
@Controller('interview-availability')
export class AvailabilityController {
  constructor(private readonly availability: AvailabilityService) {}

  /** Every availability with its hours. */
  @Get()
  @WholeList('interview-availability', { sort: ['nombre'], filter: {} })
  @Requires('interviews:read')
  listInterviewAvailability(): Promise<AvailabilityResponse[]> {
    return this.availability.list();
  }

  /** Active staff. */
  @Get('interviewers')
  @Requires('interviews:read')
  listAvailabilityInterviewers(): Promise<InterviewerOption[]> {
    return this.availability.listInterviewers();
  }

  /** Hours of one interviewer. */
  @Get(':id')
  @Requires('interviews:read')
  @Refuses('availability_not_found')
  getInterviewAvailability(@IdParam() id: string): Promise<AvailabilityResponse> {
    return this.availability.get(id);
  }

  /** Offers hours of an interviewer. */
  @Post()
  @Idempotent()
  @LocationHeader('/api/interview-availability')
  @Requires('interviews:write')
  @Refuses('availability_not_found')
  createInterviewAvailability(@Body() request: AvailabilityRequest): Promise<AvailabilityResponse> {
    return this.availability.create(request);
  }

  /** Replaces it. Links that were sent show the new hours. */
  @Put(':id')
  @Requires('interviews:write')
  @Refuses('availability_not_found', 'availability_stale')
  updateInterviewAvailability(
    @IdParam() id: string,
    @Body() request: AvailabilityUpdate,
  ): Promise<AvailabilityResponse> {
    return this.availability.update(id, request);
  }

  /** Removes it, with the links to its hours; interviews that were agreed stay. */
  @Delete(':id')
  @Requires('interviews:write')
  @Refuses('availability_not_found')
  deleteInterviewAvailability(@IdParam() id: string): Promise<AvailabilityResponse> {
    return this.availability.remove(id);
  }
}
