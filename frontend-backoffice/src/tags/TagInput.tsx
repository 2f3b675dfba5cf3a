import { Autocomplete, TextField } from '@mui/material';
import { TAG_LIMITS } from '@hiring/contract';
import { useState } from 'react';
import { type Tag, tagKey } from './useTags';

type Option = Pick<Tag, 'id' | 'nombre'> & { nueva?: true };

interface Props {
  label: string;
  tags: readonly Tag[];
  /** Absent: none is chosen, each choice is acted upon at once. */
  value?: Option | null;
  busy?: boolean;
  error?: string | undefined;
  onChoose: (tag: Option | null) => void;
}

/** Finds a tag by its name; a name that there is not yet can be made one. */
export function TagInput({ label, tags, value = null, busy = false, error, onChoose }: Props) {
  const [text, setText] = useState('');
  return (
    <Autocomplete<Option>
      value={value}
      inputValue={text}
      onInputChange={(_event, typed) => setText(typed.slice(0, TAG_LIMITS.nombre))}
      onChange={(_event, chosen) => {
        if (value === null) setText('');
        onChoose(chosen);
      }}
      options={[...tags]}
      disabled={busy}
      autoHighlight
      blurOnSelect={false}
      getOptionLabel={({ nombre }) => nombre}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      filterOptions={(options, { inputValue }) => {
        const key = tagKey(inputValue);
        const found = options.filter(({ nombre }) => tagKey(nombre).includes(key));
        const known = tags.some(({ nombre }) => tagKey(nombre) === key);
        return key === '' || known
          ? found
          : [...found, { id: 'nueva', nombre: inputValue.trim(), nueva: true }];
      }}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          {option.nueva ? `Crear «${option.nombre}»` : option.nombre}
        </li>
      )}
      noOptionsText="Escribe el nombre de una etiqueta nueva"
      openText="Abrir"
      closeText="Cerrar"
      clearText="Borrar"
      renderInput={(params) => (
        <TextField {...params} label={label} margin="none" error={Boolean(error)} helperText={error} />
      )}
    />
  );
}
