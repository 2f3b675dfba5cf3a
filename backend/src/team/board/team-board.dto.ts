import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { BoardColumnQuery, BoardColumnsQuery } from '../../candidates/applications/board/board.dto.js';
import { Example } from '../../platform/openapi/field.js';
import { TeamApplication } from '../own/team.dto.js';

export class TeamBoardQuery extends PickType(BoardColumnsQuery, ['vacante'] as const) {}

export class TeamColumnQuery extends PickType(BoardColumnQuery, [
  'etapa',
  'estado',
  'fase',
  'cursor',
] as const) {
  /** The opening whose board it is. */
  @IsUUID(undefined, { message: 'La vacante no es válida' })
  vacante: string;
}

/** A page of a column of an opening's board. */
export class TeamBoardPage {
  /** Newest first. */
  @ApiProperty({ type: [TeamApplication] })
  tarjetas: TeamApplication[];
  /** `cursor` of the next page; null: this is the last one. */
  @Example('WyIyMDI3LTAzLTAxIl0') siguiente: string | null;
}
