import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { Action } from '../../../platform/http/action.js';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { Idempotent } from '../../../platform/http/idempotency/idempotent.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../../platform/auth/decorators.js';
import { Refuses } from '../../../platform/errors/refuses.js';
import { IfMatch, Tagged } from '../../../platform/http/versions/tagged.js';
import { LocationHeader } from '../../../platform/http/headers/location-header.js';
import { IdParam } from '../../../platform/http/validation/uuid-param.js';
import { EditNoteRequest, NewNoteRequest, NoteResponse, NoteVersionRequest } from './note.dto.js';
import { NotesService } from './notes.service.js';
import { FilterId, WholeList } from '../../../platform/http/lists/whole-list.js';
import { idOf } from '../../../platform/http/lists/filter-rules.js';

/** Internal notes about a candidate. */
@ApiTags('notes')
@Controller('notes')
export class NotesController {
  constructor(private readonly notes: NotesService) {}

  /** The newest 200 about one candidate. */
  @Get()
  @ApiQuery({
    name: 'candidato_id',
    required: false,
    schema: { type: 'string', format: 'uuid', example: '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11' },
    description: 'Whose notes. Required, either here or in `filter`; `id`s alone are not enough.',
  })
  @WholeList('notes', { sort: ['created_at'], filter: { candidato_id: idOf('Whose notes.') } })
  @Requires('notes:read')
  @Refuses('invalid_query')
  listNotes(
    @FilterId('candidato_id') candidateId: string,
    @CurrentActor() actor: Actor,
  ): Promise<NoteResponse[]> {
    return this.notes.listOfCandidate(candidateId, actor);
  }

  /** One note. */
  @Get(':id')
  @Tagged()
  @Requires('notes:read')
  @Refuses('note_not_found')
  getNote(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<NoteResponse> {
    return this.notes.read(id, actor);
  }

  /** Writes a note about a person. */
  @Post()
  @Idempotent()
  @LocationHeader('/api/notes')
  @Requires('notes:write')
  @Refuses('candidate_not_found', 'note_not_found')
  createNote(@CurrentActor() actor: Actor, @Body() order: NewNoteRequest): Promise<NoteResponse> {
    return this.notes.write(order, actor);
  }

  /** Changes one's own note. */
  @Put(':id')
  @IfMatch()
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
  @IfMatch()
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
  @IfMatch()
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
