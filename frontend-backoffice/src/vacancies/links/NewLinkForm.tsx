import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { VACANCY_LIMITS } from '@hiring/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { HiringDataProvider } from '../../providers/dataProvider';
import { fieldErrorsOf, reasonOf } from '../../providers/problem';

/** "Cartel del taller" becomes "cartel-del-taller". */
const codeOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, VACANCY_LIMITS.linkCode);

/** A new link: where it is put, and the code that its address carries. */
export function NewLinkForm({ vacancyId }: { vacancyId: string | null }) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [name, setName] = useState('');
  /** Null: follows the name. */
  const [ownCode, setOwnCode] = useState<string | null>(null);
  const code = ownCode ?? codeOf(name);
  const create = useMutation({
    mutationFn: () =>
      dataProvider.createTrackingLink({
        nombre: name.trim(),
        codigo: code,
        ...(vacancyId ? { vacante_id: vacancyId } : {}),
      }),
    onSuccess: async () => {
      setName('');
      setOwnCode(null);
      notify('Enlace creado', { type: 'success' });
      await queryClient.invalidateQueries({ queryKey: ['tracking-links', vacancyId] });
    },
  });
  const errors = fieldErrorsOf(create.error);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!create.isPending) create.mutate();
  };

  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 2fr) auto' },
        }}
      >
        <TextField
          label="Dónde lo vas a poner"
          placeholder="Cartel del taller"
          required
          margin="none"
          value={name}
          error={Boolean(errors.nombre)}
          helperText={errors.nombre}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: VACANCY_LIMITS.linkName } }}
        />
        <TextField
          label="Código"
          placeholder="cartel-del-taller"
          required
          margin="none"
          value={code}
          error={Boolean(errors.codigo)}
          helperText={errors.codigo ?? 'Se ve en la dirección. Después no se puede cambiar'}
          onChange={({ target }) => setOwnCode(target.value)}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { maxLength: VACANCY_LIMITS.linkCode, autoCapitalize: 'none', spellCheck: false },
          }}
        />
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          disabled={create.isPending}
          sx={{ minHeight: 44 }}
        >
          {create.isPending ? 'Creando...' : 'Crear enlace'}
        </Button>
      </Box>
      {create.isError && Object.keys(errors).length === 0 && (
        <Alert severity="error">No se ha creado el enlace. {reasonOf(create.error)}</Alert>
      )}
    </Box>
  );
}
