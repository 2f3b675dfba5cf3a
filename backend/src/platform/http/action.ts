import { applyDecorators, HttpCode, Post } from '@nestjs/common';

/** A POST that acts on what exists: it answers 200, because it creates nothing. */
export const Action = (path?: string): MethodDecorator => applyDecorators(Post(path), HttpCode(200));
