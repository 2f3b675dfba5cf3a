import { applyDecorators, type Type } from '@nestjs/common';
import { ApiConsumes, ApiExtension, ApiExtraModels } from '@nestjs/swagger';

/** Extension in the API document until the form's body is described. */
export const FORM = 'x-form';

/** For a handler that accepts JSON, or the same as a form with files: `form` has the fields of both. */
export const OrAsForm = (form: Type<unknown>): MethodDecorator =>
  applyDecorators(
    ApiConsumes('application/json', 'multipart/form-data'),
    ApiExtraModels(form),
    ApiExtension(FORM, form.name),
  );
