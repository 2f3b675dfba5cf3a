import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { MatchInBody, matchInRow, tagOfAnswer } from './entity-tag.interceptor.js';
import type { RecordVersion } from './record-version.js';

/** For a GET of one record: it answers with a strong ETag, and 304 when If-None-Match has it. */
export const Tagged = (record: RecordVersion | null = null): MethodDecorator =>
  applyDecorators(
    UseInterceptors(tagOfAnswer(record)),
    ApiHeader({
      name: 'If-None-Match',
      required: false,
      description: 'The `ETag` of an earlier answer: 304 without content when it is still the same.',
    }),
  );

/**
 * For a write of one record with If-Match. Without `record` its body has the `version` that was read, which the header
 * replaces.
 */
export const IfMatch = (record?: RecordVersion): MethodDecorator =>
  applyDecorators(
    UseInterceptors(record ? matchInRow(record) : MatchInBody),
    ApiHeader({
      name: 'If-Match',
      required: false,
      description:
        'The `ETag` of the record as it was read: when it has changed since, nothing is done and the answer is 412 ' +
        '`precondition_failed`.' +
        (record ? '' : ' It stands for `version`, which may then be left out of the body.'),
    }),
  );
