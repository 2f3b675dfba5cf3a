import { Box } from '@mui/material';
import { LIMITS, ROLE_LABEL, STAFF_ROLES } from '@hiring/contract';
import {
  PasswordInput,
  RadioButtonGroupInput,
  required,
  SelectInput,
  TextInput,
  useTranslate,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { columns } from '../ui/columns';
import { useDepartments } from '../departments/useDepartments';
import type { NewUserValues } from './newUser';

const ROLES = STAFF_ROLES.map((id) => ({ id, name: ROLE_LABEL[id] }));
const ENTRIES = [
  { id: 'invitacion', name: 'Enviar invitación (recomendado): recibe un enlace y elige su contraseña' },
  { id: 'contrasena', name: 'Escribir ahora una contraseña y dársela' },
];
const TWO_COLUMNS = { ...columns({ sm: 2 }), width: '100%', rowGap: 1 };

/** A field that must be filled in, with the specification's sentence when it is not. */
function useAsked() {
  const translate = useTranslate();
  return (source: keyof NewUserValues, characters?: number) => ({
    source,
    validate: required(`El campo ${translate(`resources.users.fields.${source}`)} es obligatorio`),
    ...(characters && { slotProps: { htmlInput: { maxLength: characters, autoComplete: 'off' } } }),
  });
}

export function UserInputs() {
  const asked = useAsked();
  const { setValue } = useFormContext<NewUserValues>();
  const [entrada, departamento] = useWatch<NewUserValues, ['entrada', 'departamento']>({
    name: ['entrada', 'departamento'],
  });
  const { departments } = useDepartments();
  const offered = departments.filter(({ ofrecido_en }) => ofrecido_en.includes('personal'));
  const positions = offered.find(({ codigo }) => codigo === departamento)?.posiciones ?? [];
  return (
    <>
      <Box sx={TWO_COLUMNS}>
        <TextInput {...asked('nombre', LIMITS.name)} />
        <TextInput {...asked('apellidos', LIMITS.name)} />
        <TextInput {...asked('email', LIMITS.email)} type="email" />
        <SelectInput {...asked('role')} choices={ROLES} />
        <SelectInput
          {...asked('departamento')}
          choices={offered}
          optionValue="codigo"
          optionText="nombre"
          isPending={offered.length === 0}
          // Another department has other positions.
          onChange={() => setValue('posicion', '')}
        />
        <SelectInput {...asked('posicion')} choices={positions} optionValue="value" optionText="label" />
      </Box>
      <RadioButtonGroupInput source="entrada" choices={ENTRIES} row={false} />
      {entrada === 'contrasena' && (
        <Box sx={TWO_COLUMNS}>
          <PasswordInput {...asked('password', LIMITS.passwordMax)} autoComplete="new-password" />
          <PasswordInput {...asked('confirmPassword', LIMITS.passwordMax)} autoComplete="new-password" />
        </Box>
      )}
    </>
  );
}
