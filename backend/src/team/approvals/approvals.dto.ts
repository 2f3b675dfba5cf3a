import { APPROVAL_LIMITS, type ApprovalDecision } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { IsVersion } from '../../platform/http/validation/version.js';
import { Trim } from '../../platform/http/validation/trim.js';
import { Example, Id, Instant, Text, Version, Word } from '../../platform/openapi/field.js';

const DECISIONS = ['aprobada', 'devuelta'] as const satisfies readonly ApprovalDecision[];

/** Something that waits for the decision of whoever asks. */
export class TeamApproval {
  /** Id of what is decided about. */ @Id() id: string;
  /** What it is. */ @Example('la oferta OF-2026-0042') cosa: string;
  /** ISO 8601 instant at which its turn came. */ @Instant() desde: string;
}

export class ApprovalFactResponse {
  /** What it is. */ @Example('Salario bruto anual') etiqueta: string;
  /** In words. */ @Example('26.500,00 € en 14 pagas') valor: string;
}

export class ApprovalChange {
  /** What changed. */ @Example('Turno') etiqueta: string;
  /** As it was when it was asked for before; null: there was none. */ @Example('Noche') antes: string | null;
  /** As it is now; null: there is none. */ @Example('Mañana') ahora: string | null;
}

export class ApprovalContentResponse {
  /** What it is about. */ @Example('Mecánica de taller') titulo: string;
  /** What matters most. */ @ApiProperty({ type: [ApprovalFactResponse] }) datos: ApprovalFactResponse[];
  /** All of it. */ @ApiProperty({ type: [ApprovalFactResponse] }) resto: ApprovalFactResponse[];
  /** What the approver should notice. */
  @Example(['Por encima de la banda publicada'])
  avisos: string[];
  /** Against what was asked for before. */ @ApiProperty({ type: [ApprovalChange] })
  cambios: ApprovalChange[];
}

/** What waits, with everything that is decided about. */
export class TeamApprovalDetail extends TeamApproval {
  @Version() version: number;
  /** What is decided about. */ contenido: ApprovalContentResponse;
}

@Example({
  decision: 'devuelta',
  motivo: 'El plus de nocturnidad no corresponde a este turno.',
  version: 1,
})
export class TeamDecision {
  /** What is decided. */
  @Word(DECISIONS, { message: 'Elige si la apruebas o la devuelves' })
  decision: ApprovalDecision;

  /** Why it is returned; required then. Whoever asked for it reads it. */
  @Example('El plus de nocturnidad no corresponde a este turno.')
  @IsOptional()
  @Trim()
  @Text(APPROVAL_LIMITS.motivo, 'El motivo')
  motivo?: string | null;

  /** The version that was seen; another one is refused. */
  @IsVersion({ message: 'Falta la versión' })
  version: number;
}
