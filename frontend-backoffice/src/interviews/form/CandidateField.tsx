import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { type CandidateRow, fullName } from '../../candidates/types';
import type { HiringDataProvider } from '../../providers/dataProvider';
import { useSettled } from './useSettled';

type Choice = Pick<CandidateRow, 'id' | 'nombre' | 'apellidos' | 'email'>;

const OFFERED = 20;

interface Props {
  value: Choice | null;
  error: string | undefined;
  onChoose: (candidateId: string) => void;
}

/** Candidates by name or e-mail, searched on the server: at most a page of them is ever loaded. */
export function CandidateField({ value, error, onChoose }: Props) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const notify = useNotify();
  const [chosen, setChosen] = useState<Choice | null>(value);
  const [typed, setTyped] = useState('');
  const q = useSettled(typed === (chosen && fullName(chosen)) ? '' : typed.trim());
  const [open, setOpen] = useState(false);
  const { data, isFetching, isError } = useQuery({
    queryKey: ['candidates', 'choices', q],
    queryFn: async ({ signal }) => {
      const { data: rows } = await dataProvider.getList<CandidateRow>('candidates', {
        filter: q ? { q } : {},
        sort: { field: 'apellidos', order: 'ASC' },
        pagination: { page: 1, perPage: OFFERED },
        signal,
      });
      return rows;
    },
    enabled: open,
  });

  useEffect(() => {
    if (isError) notify('No se pudieron cargar los candidatos', { type: 'error' });
  }, [isError, notify]);

  return (
    <Autocomplete<Choice>
      options={data ?? []}
      value={chosen}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, choice) => {
        setChosen(choice);
        onChoose(choice?.id ?? '');
      }}
      // The server has searched.
      filterOptions={(options) => options}
      getOptionLabel={fullName}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      loading={isFetching}
      loadingText="Cargando candidatos..."
      noOptionsText="No hay candidatos disponibles"
      openText="Abrir"
      closeText="Cerrar"
      clearText="Borrar"
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props}>
          <div>
            {fullName(option)}
            <Typography variant="body2" color="text.secondary">
              {option.email}
            </Typography>
          </div>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Candidato"
          required
          margin="none"
          error={Boolean(error)}
          helperText={error ?? 'Busca por nombre o email'}
        />
      )}
    />
  );
}
