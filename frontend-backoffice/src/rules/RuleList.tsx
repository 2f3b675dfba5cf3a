import '../i18n/rules';
import { Box, Button, Card, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable, ListContextProvider, useCanAccess, useList } from 'react-admin';
import { PanelPart } from '../panel/PanelFrame';
import { api, at, type Schemas, useRead, useWrite } from '../providers/api';
import { translate } from '../i18n/texts';
import { ADD_BUTTON, DialogButton } from '../ui/buttons';
import { ToneBadge, TwoLines } from '../ui/display/text';
import { RowMenu } from '../ui/lists/RowMenu';
import { Loaded, StateMessage } from '../ui/Loaded';
import { RuleDialog } from './RuleDialog';
import { RulePreviewDialog, RuleRunsDialog } from './RuleDialogs';
import { Alert } from '../ui/Alert';

type Rule = Schemas['RuleResponse'];
const CHANGES = ['rules'] as const;
const Column = DataTable.Col<Rule>;

/** It is switched on after one has read for whom it would have acted. */
function RuleSwitch({ rule }: { rule: Rule }) {
  const [asking, setAsking] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'rules', action: 'write' });
  const turn = useWrite((activa: boolean) => api.put('/api/rules/{id}', at(rule.id, { ...rule, activa })), {
    changes: CHANGES,
    done: ({ activa }) => translate(activa ? 'rules.turnedOn' : 'rules.turnedOff'),
  });
  const isOn = turn.isPending ? turn.variables : rule.activa;
  const turnOn = () => {
    setAsking(false);
    turn.mutate(true);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Switch
        checked={isOn}
        disabled={!canAccess}
        onChange={(_event, on) => (on ? setAsking(true) : turn.mutate(false))}
        slotProps={{ input: { 'aria-label': translate('rules.on', { name: rule.nombre }) } }}
      />
      {translate(isOn ? 'rules.isOn' : 'rules.isOff')}
      {asking && (
        <RulePreviewDialog
          rule={rule}
          actions={
            <Button variant="contained" onClick={turnOn}>
              {translate('rules.turnOn')}
            </Button>
          }
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}

function RuleMenu({ rule }: { rule: Rule }) {
  const [open, setOpen] = useState<'edit' | 'preview' | 'runs' | null>(null);
  const { canAccess } = useCanAccess({ resource: 'rules', action: 'write' });
  const remove = useWrite(() => api.delete('/api/rules/{id}', at(rule.id)), {
    changes: CHANGES,
    done: 'rules.deleted',
  });
  const close = () => setOpen(null);
  const writing = [
    { label: 'ra.action.edit', onChoose: () => setOpen('edit') },
    {
      label: 'ra.action.delete',
      apart: true,
      asks: {
        question: translate('ui.row.deleteQuestion', { name: rule.nombre }),
        explanation: 'rules.deleteWarning',
      },
      onChoose: () => remove.mutate(undefined),
    },
  ];
  return (
    <>
      <RowMenu
        of={rule.nombre}
        items={[
          { label: 'rules.preview.open', onChoose: () => setOpen('preview') },
          { label: 'rules.runs.open', onChoose: () => setOpen('runs') },
          ...(canAccess ? writing : []),
        ]}
      />
      {open === 'edit' && <RuleDialog id={rule.id} onClose={close} />}
      {open === 'preview' && <RulePreviewDialog rule={rule} onClose={close} />}
      {open === 'runs' && <RuleRunsDialog rule={rule} onClose={close} />}
    </>
  );
}

function Sentence({ rule }: { rule: Rule }) {
  const conditions = Object.keys(rule.si).length;
  return (
    <TwoLines
      below={translate('rules.sentence', {
        when: rule.cuando_texto,
        then: rule.entonces_textos.join(', '),
      })}
    >
      <strong>{rule.nombre}</strong>
      {conditions > 0 && (
        <Typography variant="hint" component="div">
          {translate('rules.conditions', conditions)}
        </Typography>
      )}
      {rule.parada && (
        <Box>
          <ToneBadge tone="red">{translate(`rules.stopped.${rule.parada}`)}</ToneBadge>
        </Box>
      )}
      {rule.avisos.map((problem) => (
        <Typography key={problem} variant="body2" color="error" component="div">
          {problem}
        </Typography>
      ))}
    </TwoLines>
  );
}

function RuleTable({ rules }: { rules: Rule[] }) {
  const list = useList<Rule>({ data: rules });
  return (
    <Card>
      <ListContextProvider value={list}>
        <DataTable<Rule>>
          <Column source="nombre" cellClassName="line breaks" render={(rule) => <Sentence rule={rule} />} />
          <Column
            source="ejecuciones"
            render={({ ejecuciones, fallos, freno_hora }) => (
              <TwoLines below={translate('rules.brake', freno_hora)}>
                {translate('rules.ran', ejecuciones)}{' '}
                {fallos > 0 && <ToneBadge tone="red">{translate('rules.fails', fallos)}</ToneBadge>}
              </TwoLines>
            )}
          />
          <Column source="activa" render={(rule) => <RuleSwitch rule={rule} />} />
          <Column source="actions" align="right" render={(rule) => <RuleMenu rule={rule} />} />
        </DataTable>
      </ListContextProvider>
    </Card>
  );
}

/** Rules of the company: when, if, then. */
export function RuleList() {
  const rules = useRead(['rules'], () => api.get('/api/rules'));
  const { canAccess } = useCanAccess({ resource: 'rules', action: 'write' });
  return (
    <PanelPart
      current="/rules"
      title="rules.title"
      lead="rules.lead"
      action={
        canAccess && (
          <DialogButton {...ADD_BUTTON} dialog={(close) => <RuleDialog onClose={close} />}>
            {translate('rules.add')}
          </DialogButton>
        )
      }
    >
      <Alert severity="info" sx={{ mb: 2 }}>
        {translate('rules.never')}
      </Alert>
      <Loaded of={rules} failed="rules.failed">
        {(all) =>
          all.length === 0 ? (
            <StateMessage title={translate('rules.none')}>{translate('rules.invite')}</StateMessage>
          ) : (
            <RuleTable rules={all} />
          )
        }
      </Loaded>
    </PanelPart>
  );
}
