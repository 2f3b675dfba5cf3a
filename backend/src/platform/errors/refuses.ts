import { applyDecorators } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { ErrorCode } from './error-catalogue.js';

/** Errors of handlers that receive files. */
export const UPLOAD_CODES = [
  'upload_damaged',
  'upload_failed',
  'upload_failed_again',
  'upload_interrupted',
  'upload_lost',
  'upload_lost_again',
  'uploads_unavailable',
  'too_many_requests',
] as const satisfies readonly ErrorCode[];

/** Errors of handlers that send stored files: the file or its storage. */
export const DOWNLOAD_CODES = ['file_damaged', 'files_unavailable'] as const satisfies readonly ErrorCode[];

/**
 * Error codes of a handler for the API document; codes common to all handlers of its kind are added by rule
 * (openapi/problems/problems.ts). A spec that gets an undeclared code fails.
 */
export const Refuses = (...codes: ErrorCode[]): MethodDecorator =>
  applyDecorators(ApiExtension('x-codes', [...new Set(codes)].sort()));
