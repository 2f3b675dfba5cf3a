import assert from 'node:assert/strict';
import { test } from 'node:test';
import { percentOf, scoresOf } from './score.ts';

const mutant = (status: string, line: number, replacement = '', column = 1) => ({
  ...{ status, replacement, mutatorName: 'ConditionalExpression' },
  location: { start: { line, column } },
});
const report = {
  files: {
    'src/a.rules.ts': {
      source: 'one\n  return a > b;\nthree',
      mutants: [
        mutant('Killed', 1),
        mutant('Timeout', 1),
        mutant('Survived', 2, 'true'),
        mutant('NoCoverage', 3),
      ],
    },
    'src/b.rules.ts': { source: 'x', mutants: [mutant('Ignored', 1), mutant('CompileError', 1)] },
  },
};

test('what no spec noticed and what no spec reached has survived, what is ignored does not count', () => {
  const [first, second] = scoresOf(report, []);
  assert.equal(first?.killed, 2);
  assert.equal(first?.all, 4);
  assert.deepEqual(first?.survivors[0], {
    ...{ file: 'src/a.rules.ts', line: 2, source: 'return a > b;', mutator: 'ConditionalExpression' },
    ...{ replacement: 'true', covered: true },
  });
  assert.equal(second?.all, 0);
  assert.equal(percentOf(scoresOf(report, [])), 50);
});

test('an excused survivor does not count, another change of its line does', () => {
  const excuse = { file: 'a.rules.ts', line: 'a > b', replacement: 'true', reason: 'the same' };
  assert.equal(scoresOf(report, [excuse])[0]?.all, 3);
  assert.equal(scoresOf(report, [{ ...excuse, replacement: 'false' }])[0]?.all, 4);
});

test('a changed sentence for people does not count, a changed word and changed SQL do', () => {
  const source = "x('Falta el nombre');\nx('cerrada');\nx(`a IS NULL`);";
  const mutants = [1, 2, 3].map((line) => ({
    ...mutant('Survived', line, '""', 3),
    mutatorName: 'StringLiteral',
  }));
  const [score] = scoresOf({ files: { 'a.ts': { source, mutants } } }, []);
  assert.deepEqual(
    score?.survivors.map(({ line }) => line),
    [2, 3],
  );
});
