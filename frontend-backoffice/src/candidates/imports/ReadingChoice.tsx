import { Box, LinearProgress, Typography } from '@mui/material';
import { IMPORT_ENCODING_LABEL, IMPORT_ENCODINGS, IMPORT_LIMITS } from '@hiring/contract';
import { translate } from '../../i18n/texts';
import { reasonOf } from '../../providers/api';
import { choicesOf, InstantSelect } from '../../ui/forms/inputs';
import { type ChosenReading, type Reading, readOf, useTableUpload } from './reading';
import { Columns } from '../../ui/layout';
import { Alert } from '../../ui/Alert';

const ENCODINGS = choicesOf(IMPORT_ENCODINGS, IMPORT_ENCODING_LABEL);
const SHOWN_LINES = 8;
const NONE = '0';

const headingChoices = ({ lineas }: Reading) => [
  { id: NONE, name: translate('people.importReading.none') },
  ...lineas
    .filter(({ numero }) => numero <= IMPORT_LIMITS.cabecera)
    .map(({ numero, valores }) => ({
      id: String(numero),
      name: translate('people.importReading.row', {
        number: numero,
        cells: valores.filter(Boolean).join(', ').slice(0, 60),
      }),
    })),
];

/** The lines as they stand in the file, the headings in bold. */
function FirstLines({ reading }: { reading: Reading }) {
  return (
    <Box
      role="region"
      aria-label={translate('people.importReading.lines')}
      tabIndex={0}
      sx={{ overflowX: 'auto', mb: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Box
        component="table"
        sx={{
          borderCollapse: 'collapse',
          '& td, & th': { px: 1, py: 0.5, textAlign: 'start', whiteSpace: 'nowrap' },
        }}
      >
        <tbody>
          {reading.lineas.slice(0, SHOWN_LINES).map(({ numero, valores }) => (
            <Box
              key={numero}
              component="tr"
              sx={numero === reading.fila_cabecera ? { fontWeight: 700 } : undefined}
            >
              <Box component="th" scope="row" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                {numero}
              </Box>
              {valores.map((cell, place) => (
                // Cells have no other name than their place.
                <td key={place}>{cell}</td>
              ))}
            </Box>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

/** How a table was read, to be corrected: the file is sent again and its columns are proposed anew. */
export function ReadingChoice({ id }: { id: string }) {
  const read = readOf(id);
  const { mutate, isPending, error } = useTableUpload(id);
  if (!read) return <Typography variant="hint">{translate('people.importReading.gone')}</Typography>;
  const { file, reading } = read;
  const { codificacion, fila_cabecera } = reading;
  const choose = (change: ChosenReading) =>
    mutate({
      file,
      ...(codificacion && { codificacion }),
      ...(fila_cabecera <= IMPORT_LIMITS.cabecera && { fila_cabecera }),
      ...change,
    });
  return (
    <>
      <FirstLines reading={reading} />
      <Columns md={2}>
        {codificacion && (
          <InstantSelect
            label="people.importReading.encoding"
            value={codificacion}
            choices={ENCODINGS}
            disabled={isPending}
            onChoose={(chosen) => chosen && choose({ codificacion: chosen })}
          />
        )}
        <InstantSelect
          label="people.importReading.headings"
          value={String(fila_cabecera)}
          choices={headingChoices(reading)}
          disabled={isPending}
          onChoose={(chosen) => chosen !== undefined && choose({ fila_cabecera: Number(chosen) })}
        />
      </Columns>
      {codificacion && (
        <Typography variant="hint">{translate('people.importReading.encodingHelp')}</Typography>
      )}
      <Typography role="status" component="p">
        {isPending ? translate('people.importReading.again') : ''}
      </Typography>
      {isPending && <LinearProgress aria-hidden sx={{ maxWidth: 320 }} />}
      {error && (
        <Alert severity="error">
          {translate('people.importReading.failed')} {reasonOf(error)}
        </Alert>
      )}
    </>
  );
}
