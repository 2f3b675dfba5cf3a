import { applyDecorators } from '@nestjs/common';
import { IsISO8601, Matches } from 'class-validator';

/** A request's day, YYYY-MM-DD, that the calendar has. @param refusal the error for any other text */
export const TypedDay = (refusal: { message: string }): PropertyDecorator =>
  applyDecorators(Matches(/^\d{4}-\d{2}-\d{2}$/, refusal), IsISO8601({ strict: true }, refusal));
