import { applyDecorators } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { ErrorCode } from './error-catalogue.js';

/** Of handlers that take files: what can go wrong on the way. */
export const UPLOAD_CODES = [
  'upload_failed',
  'upload_failed_again',
  'upload_interrupted',
  'upload_lost',
  'upload_lost_again',
  'uploads_unavailable',
  'too_many_requests',
] as const satisfies readonly ErrorCode[];

/** Of handlers that give stored files back: what can be wrong with the file or its store. */
export const DOWNLOAD_CODES = ['file_damaged', 'files_unavailable'] as const satisfies readonly ErrorCode[];

/**
 * The codes with which a handler refuses, for the API's document. Those that every handler of its kind has are added
 * there by rule (openapi/problems.ts). A spec that is answered with another code fails.
 */
export const Refuses = (...codes: ErrorCode[]): MethodDecorator =>
  applyDecorators(ApiExtension('x-codes', [...new Set(codes)].sort()));
