import type { OnboardingData } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { OnboardingTask } from './onboarding-task.entity.js';
import { maskValue, type OnboardingValue } from './value.rules.js';

const HOUR_MS = 60 * 60 * 1000;
const BATCH = 500;

export type SealedTask = Pick<OnboardingTask, 'id' | 'dato' | 'sellado' | 'sellado_clave'>;

/** Values are encrypted with DATA_KEY and bound to their task. None is in a search, a log, a list or an event. */
@Injectable()
export class SealedValues {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secrets: SecretBox,
  ) {}

  seal(taskId: string, value: OnboardingValue): Pick<OnboardingTask, 'sellado' | 'sellado_clave'> {
    const { sealed, keyId } = this.secrets.seal(JSON.stringify(value), taskId);
    return { sellado: sealed, sellado_clave: keyId };
  }

  /** Null: there is none, or no key that is given opens it, as after a restore without its key. */
  open({ id, sellado, sellado_clave }: SealedTask): OnboardingValue | null {
    if (!sellado || !sellado_clave) return null;
    const known = [this.secrets.keyId, this.secrets.oldKeyId].includes(sellado_clave);
    if (!known) return null;
    return JSON.parse(this.secrets.open({ sealed: sellado, keyId: sellado_clave }, id)) as OnboardingValue;
  }

  masked(task: SealedTask & { dato: OnboardingData }): OnboardingValue | null {
    const value = this.open(task);
    return value && maskValue(task.dato, value);
  }

  /** Encrypts them again after a change of DATA_KEY, so that DATA_KEY_OLD can be removed. Idempotent. */
  @Interval(HOUR_MS)
  async reseal(): Promise<void> {
    const { oldKeyId } = this.secrets;
    if (!oldKeyId) return;
    const { manager } = this.dataSource;
    for (const task of await manager.find(OnboardingTask, {
      where: { sellado_clave: oldKeyId },
      take: BATCH,
    })) {
      const value = this.open(task);
      if (!value) continue;
      // One that was written meanwhile has the new key.
      await manager.update(OnboardingTask, { id: task.id, sellado: task.sellado }, this.seal(task.id, value));
    }
  }
}
