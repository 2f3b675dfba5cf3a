import { IsOptional, IsString } from 'class-validator';

/** The period of figures, in days of Europe/Madrid, both included; at most five years. */
export class PeriodQuery {
  /**
   * The first day; by default 29 days before the last.
   * @example "2026-10-23"
   */
  @IsOptional()
  @IsString({ message: 'La fecha no es válida' })
  desde?: string;

  /**
   * The last day; by default today.
   * @example "2026-11-21"
   */
  @IsOptional()
  @IsString({ message: 'La fecha no es válida' })
  hasta?: string;
}
