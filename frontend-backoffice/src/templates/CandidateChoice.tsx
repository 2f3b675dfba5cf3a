import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { type CandidateRow, fullName } from '../candidates/types';

/** Shorter words find half of all people. */
const ENOUGH = 2;

/** A real candidate whose values are shown; none: invented ones. */
export function CandidateChoice({ onChoose }: { onChoose: (id: string | undefined) => void }) {
  const [chosen, setChosen] = useState<CandidateRow | null>(null);
  const [words, setWords] = useState('');
  const asked = words.trim().length >= ENOUGH && words !== (chosen ? fullName(chosen) : '');
  const { data, isFetching, error } = useGetList<CandidateRow>(
    'candidates',
    {
      filter: { q: words.trim() },
      pagination: { page: 1, perPage: 8 },
      sort: { field: 'fecha_aplicacion', order: 'DESC' },
    },
    { enabled: asked },
  );

  return (
    <Autocomplete
      size="small"
      value={chosen}
      options={asked ? (data ?? []) : []}
      loading={isFetching}
      loadingText="Buscando..."
      noOptionsText={
        error
          ? 'No se pudieron cargar los candidatos'
          : asked
            ? 'No hay candidatos con ese nombre o email'
            : 'Escribe al menos dos letras'
      }
      clearText="Borrar"
      openText="Abrir"
      closeText="Cerrar"
      // The server has chosen already, accents and e-mail included.
      filterOptions={(options) => options}
      getOptionKey={({ id }) => id}
      getOptionLabel={fullName}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      inputValue={words}
      onInputChange={(_event, value) => setWords(value)}
      onChange={(_event, value) => {
        setChosen(value);
        onChoose(value?.id);
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Ver con los datos de un candidato"
          margin="none"
          helperText={chosen ? undefined : 'Sin elegir a nadie, los datos son inventados'}
        />
      )}
    />
  );
}
