import { IsString, MaxLength } from 'class-validator';
import { Example } from '../../openapi/field.js';

/** What a column of a list of people shows apart from the row. */
export class OfPeopleQuery {
  /** Ids of people, separated by commas: at most 100. */
  @Example('3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11')
  @IsString()
  @MaxLength(4000)
  candidatos: string;
}
