import { Box, Card, Typography } from '@mui/material';
import { VACANCY_LIMITS } from '@hiring/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CreateBase, Form, required, SaveButton, TextInput, useNotify, usePermissions } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { upTo } from '../../ui/upTo';

/** "Cartel del taller" becomes "cartel-del-taller". */
const codeOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, VACANCY_LIMITS.linkCode);

/** The code follows the name until it is written by hand. */
function Inputs() {
  const { setValue, getFieldState } = useFormContext();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 2fr) auto' },
      }}
    >
      <TextInput
        source="nombre"
        label="Dónde lo vas a poner"
        placeholder="Cartel del taller"
        validate={required()}
        slotProps={upTo(VACANCY_LIMITS.linkName)}
        onChange={({ target }: { target: { value: string } }) => {
          if (!getFieldState('codigo').isTouched) setValue('codigo', codeOf(target.value));
        }}
      />
      <TextInput
        source="codigo"
        placeholder="cartel-del-taller"
        validate={required()}
        helperText="Se ve en la dirección. Después no se puede cambiar"
        slotProps={{
          htmlInput: { maxLength: VACANCY_LIMITS.linkCode, autoCapitalize: 'none', spellCheck: false },
        }}
      />
      <SaveButton label="Crear enlace" alwaysEnable color="secondary" sx={{ mt: 1 }} />
    </Box>
  );
}

/** Creates a link to a vacancy, or (null) to all openings. */
export function NewLink({ vacancyId }: { vacancyId: string | null }) {
  const { permissions } = usePermissions<string[]>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [made, setMade] = useState(0);
  if (!permissions?.includes('vacancies:write')) return null;
  return (
    <Card component="section" aria-labelledby="enlace-nuevo" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h2" id="enlace-nuevo" sx={{ mb: 0.5 }}>
        Nuevo enlace
      </Typography>
      <Typography variant="note" sx={{ mb: 2, maxWidth: '75ch' }}>
        Uno para cada sitio donde publiques la oferta. La candidatura guarda por cuál llegó la persona; no se
        usan cookies.
      </Typography>
      <CreateBase
        resource="tracking-links"
        redirect={false}
        transform={(link: object) => (vacancyId ? { ...link, vacante_id: vacancyId } : link)}
        mutationOptions={{
          onSuccess: async () => {
            notify('Enlace creado', { type: 'success' });
            // An empty form for the next one.
            setMade(made + 1);
            await queryClient.invalidateQueries({ queryKey: ['tracking-links'] });
          },
        }}
      >
        <Form key={made}>
          <Inputs />
        </Form>
      </CreateBase>
    </Card>
  );
}
