import { Body, Controller, Get, Post, Put, Query, Res } from '@nestjs/common';
import { Action } from '../../../platform/http/action.js';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Idempotent } from '../../../platform/http/idempotency/idempotent.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../../platform/auth/decorators.js';
import { Refuses } from '../../../platform/errors/refuses.js';
import { LocationHeader } from '../../../platform/http/headers/location-header.js';
import { IdParam } from '../../../platform/http/validation/uuid-param.js';
import { EditNoteRequest, NewestNote, NewNoteRequest, NoteResponse, NoteVersionRequest } from './note.dto.js';
import { NotesService } from './notes.service.js';
import { ApiList } from '../../../platform/http/lists/api-list.js';
import { sendPage } from '../../../platform/http/lists/list-query.js';
import { OfPeopleQuery } from '../../../platform/http/lists/of-people-query.dto.js';
import {
  parsePeopleList,
  PEOPLE_LIST,
  PeopleListQueryDto,
  PERSON_PARAMETER,
} from '../../../platform/http/lists/people-list.js';

/** Internal notes about a candidate. */
@ApiTags('notes')
@Controller('notes')
export class NotesController {
  constructor(private readonly notes: NotesService) {}

  /** Notes about everybody or about one person, newest first, without those that were taken away. */
  @Get()
  @ApiQuery(PERSON_PARAMETER)
  @ApiList(PEOPLE_LIST)
  @Requires('notes:read')
  async listNotes(
    @CurrentActor() actor: Actor,
    @Query() query: PeopleListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<NoteResponse[]> {
    return sendPage(response, 'notes', await this.notes.list(parsePeopleList(query), actor));
  }

  /** The newest note of each of these people, in no order, as a list of people shows it. */
  @Get('newest')
  @Requires('notes:read')
  @Refuses('invalid_query')
  listNewestNotes(@Query() { candidatos }: OfPeopleQuery): Promise<NewestNote[]> {
    return this.notes.newest(candidatos);
  }

  /** One note. */
  @Get(':id')
  @Requires('notes:read')
  @Refuses('note_not_found')
  getNote(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<NoteResponse> {
    return this.notes.read(id, actor);
  }

  /** Writes a note about a person, and with `tarea` a task, which takes the permission `tasks:manage`. */
  @Post()
  @Idempotent()
  @LocationHeader('/api/notes')
  @Requires('notes:write')
  @Refuses('application_not_found', 'candidate_not_found', 'forbidden', 'note_not_found')
  createNote(@CurrentActor() actor: Actor, @Body() order: NewNoteRequest): Promise<NoteResponse> {
    return this.notes.write(order, actor);
  }

  /** Changes one's own note. */
  @Put(':id')
  @Requires('notes:write')
  @Refuses('forbidden', 'note_not_found', 'note_stale')
  updateNote(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() order: EditNoteRequest,
  ): Promise<NoteResponse> {
    return this.notes.edit(id, order, actor);
  }

  /** Takes one's own note away; it can be put back. */
  @Action(':id/remove')
  @Requires('notes:write')
  @Refuses('forbidden', 'note_not_found', 'note_stale')
  removeNote(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { version }: NoteVersionRequest,
  ): Promise<NoteResponse> {
    return this.notes.remove(id, version, actor);
  }

  /** Puts it back. */
  @Action(':id/restore')
  @Requires('notes:write')
  @Refuses('forbidden', 'note_not_found', 'note_stale')
  restoreNote(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { version }: NoteVersionRequest,
  ): Promise<NoteResponse> {
    return this.notes.restore(id, version, actor);
  }
}
