import { SETTING_LABEL, SETTING_LENGTH, SETTING_RANGE, type SettingName } from '@hiring/contract';
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { OneLine } from '../platform/http/validation/trim.js';

/** A missing value stays unchanged. `null` is not a valid value of any setting. */
const Given = (): PropertyDecorator => ValidateIf((_, value: unknown) => value !== undefined);

const label = (name: SettingName): string => SETTING_LABEL[name];

/** A text that may be empty. */
export const TextSetting = (name: SettingName): PropertyDecorator => {
  const message = `El campo ${label(name)} tiene un máximo de ${SETTING_LENGTH} caracteres`;
  return applyDecorators(
    MaxLength(SETTING_LENGTH, { message }),
    IsString({ message: `El campo ${label(name)} no es válido` }),
    OneLine(),
    Given(),
  );
};

/** Secrets are stored as typed, blanks included. */
export const SecretSetting = (name: SettingName): PropertyDecorator => {
  const message = `El campo ${label(name)} no es válido`;
  return applyDecorators(
    Matches(/^\P{Cc}*$/u, { message }),
    MaxLength(SETTING_LENGTH, { message }),
    IsString({ message }),
    Given(),
  );
};

export const RequiredTextSetting = (name: SettingName): PropertyDecorator =>
  applyDecorators(TextSetting(name), IsNotEmpty({ message: `El campo ${label(name)} es obligatorio` }));

/** Text that matches the pattern; empty when the pattern allows it. */
export const PatternSetting = (name: SettingName, pattern: RegExp, sentence: string): PropertyDecorator =>
  applyDecorators(Matches(pattern, { message: `${label(name)}: ${sentence}` }), TextSetting(name));

export const SwitchSetting = (name: SettingName): PropertyDecorator =>
  applyDecorators(IsBoolean({ message: `El campo ${label(name)} tiene que ser sí o no` }), Given());

export const ChoiceSetting = (name: SettingName, choices: readonly string[]): PropertyDecorator =>
  applyDecorators(IsIn([...choices], { message: `${label(name)}: elige una opción de la lista` }), Given());

export const NumberSetting = (name: keyof typeof SETTING_RANGE, unit: string): PropertyDecorator => {
  const { min, max } = SETTING_RANGE[name];
  const message = `${label(name)}: escribe un número entre ${min} y ${max}${unit ? ` ${unit}` : ''}, sin decimales`;
  return applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: min, maximum: max }),
    IsInt({ message }),
    Min(min, { message }),
    Max(max, { message }),
    Given(),
  );
};
