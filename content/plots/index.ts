import type { PlotMakers } from '@/lib/reference/plots/plot';
import { plot as adjustedStakedYield } from './adjusted-staked-yield';
import { plot as commitmentTime } from './commitment-time';
import { plot as dilution } from './dilution';
import { plot as erasureRecovery } from './erasure-recovery';
import { plot as inflationSchedule } from './inflation-schedule';
import { plot as leaderWindows } from './leader-windows';
import { plot as ledgerRetention } from './ledger-retention';
import { plot as rentExemptMinimum } from './rent-exempt-minimum';
import { plot as stakeCoolDown } from './stake-cool-down';
import { plot as stakeWarmUp } from './stake-warm-up';
import { plot as stakedYield } from './staked-yield';
import { plot as totalSupply } from './total-supply';
import { plot as turbineLayers } from './turbine-layers';
import { plot as voteLockout } from './vote-lockout';

/** Every plot, by the name that pages show it by. */
export const plots: PlotMakers = {
  'adjusted-staked-yield': adjustedStakedYield,
  'commitment-time': commitmentTime,
  dilution,
  'erasure-recovery': erasureRecovery,
  'inflation-schedule': inflationSchedule,
  'leader-windows': leaderWindows,
  'ledger-retention': ledgerRetention,
  'rent-exempt-minimum': rentExemptMinimum,
  'stake-cool-down': stakeCoolDown,
  'stake-warm-up': stakeWarmUp,
  'staked-yield': stakedYield,
  'total-supply': totalSupply,
  'turbine-layers': turbineLayers,
  'vote-lockout': voteLockout,
};
