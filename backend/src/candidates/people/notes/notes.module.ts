import { Module } from '@nestjs/common';
import { LogsModule } from '../../../logs/logs.module.js';
import { NoteData } from './note-data.js';
import { NotesController } from './notes.controller.js';
import { NotesService } from './notes.service.js';

/** Owns `notas_candidato`: what HR writes about people for itself. What candidates read is in `threads`. */
@Module({
  imports: [LogsModule],
  controllers: [NotesController],
  providers: [NoteData, NotesService],
})
export class NotesModule {}
