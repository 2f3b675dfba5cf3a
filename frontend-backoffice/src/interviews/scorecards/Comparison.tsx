import { SCORECARD_LIMITS } from '@hiring/contract';
import { TextInput } from 'react-admin';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { upTo } from '../../ui/forms/inputs';
import { api, at, type Schemas } from '../../providers/api';
import { Box, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { DialogButton } from '../../ui/buttons';
import { ToneBadge } from '../../ui/display/text';
import { translate } from '../../i18n/texts';
import { LongText } from '../../ui/layout';

type InterviewScorecards = Schemas['InterviewScorecards'];

/** The points of each person side by side: a row for each criterion, and how far they are apart. */
export function Comparison({
  comparadas,
  comparacion,
}: Pick<InterviewScorecards, 'comparadas' | 'comparacion'>) {
  if (comparacion.length === 0) return null;
  return (
    <Box
      sx={{ overflowX: 'auto' }}
      tabIndex={0}
      role="region"
      aria-label={translate('interviews.scorecards.compared')}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('interviews.scorecards.criterion')}</TableCell>
            {comparadas.map((name, place) => (
              <TableCell key={`${place}${name}`} align="right">
                {name}
              </TableCell>
            ))}
            <TableCell align="right">{translate('interviews.scorecards.spread')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {comparacion.map(({ nombre, puntos, minimo: min, maximo: max, discrepan }, row) => (
            <TableRow key={`${row}${nombre}`}>
              <TableCell component="th" scope="row">
                {nombre}
              </TableCell>
              {puntos.map((points, place) => (
                <TableCell key={`${place}${comparadas[place]}`} align="right">
                  {points ?? '—'}
                </TableCell>
              ))}
              <TableCell align="right">
                {discrepan ? (
                  <ToneBadge tone="yellow">{translate('interviews.scorecards.wide', { min, max })}</ToneBadge>
                ) : (
                  translate('interviews.scorecards.spreadOf', { min, max })
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function SummaryDialog({ of, onClose }: { of: InterviewScorecards; onClose: () => void }) {
  const { entrevista_id, resumen, resumen_version } = of;
  return (
    <FormDialog<{ resumen?: string }>
      title="interviews.scorecards.summary"
      defaultValues={{ resumen: resumen ?? '' }}
      version={resumen_version}
      save={({ resumen: text }, version) =>
        api.put('/api/scorecards/{id}/summary', at(entrevista_id, { resumen: text ?? null, version }))
      }
      changes={['scorecards']}
      done="interviews.scorecards.summarySaved"
      onClose={onClose}
    >
      <TextInput
        source="resumen"
        label="interviews.scorecards.summary"
        multiline
        minRows={4}
        helperText="interviews.scorecards.commentHelp"
        slotProps={upTo(SCORECARD_LIMITS.comment)}
      />
    </FormDialog>
  );
}

/** What those who held it concluded, once they are compared. */
export function Summary({ of }: { of: InterviewScorecards }) {
  const { resumen, comparacion } = of;
  if (!resumen && comparacion.length === 0) return null;
  return (
    <Stack spacing={1}>
      {resumen && (
        <>
          <Typography component="h5" variant="strong">
            {translate('interviews.scorecards.summary')}
          </Typography>
          <LongText variant="body2">{resumen}</LongText>
        </>
      )}
      <div>
        <DialogButton
          size="small"
          variant="outlined"
          dialog={(close) => <SummaryDialog of={of} onClose={close} />}
        >
          {translate(`interviews.scorecards.${resumen ? 'editSummary' : 'summarize'}`)}
        </DialogButton>
      </div>
    </Stack>
  );
}
