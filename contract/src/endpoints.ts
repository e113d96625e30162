import {
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  exportAccount,
  listSessions,
  updateAccount,
} from './account/account-endpoints.ts';
import { giveConsent, listConsents, revokeConsent } from './account/consent-endpoints.ts';
import { openGate } from './admin/admin-endpoints.ts';
import {
  addAppointment,
  changeAppointment,
  deleteAppointment,
  listAppointments,
} from './appointments/appointments-endpoints.ts';
import { login, logout, register } from './auth/auth-endpoints.ts';
import type { Endpoint } from './core/endpoint.ts';
import {
  changeExerciseProgram,
  generateExerciseProgram,
  getExerciseProgram,
  getExerciseReadiness,
  rateExerciseEffort,
} from './exercises/exercises-endpoints.ts';
import { watchChanges } from './live/live-endpoints.ts';
import {
  addHealthMetrics,
  changeHealthMetric,
  deleteHealthMetric,
  getGlucoseSeries,
  getGlucoseSummary,
  importHealthMetrics,
  listHealthMetrics,
  listMetricImports,
  undoMetricImport,
} from './measurements/measurements-endpoints.ts';
import {
  findEasterEgg,
  getMotivationalMessage,
  getTimeEasterEgg,
} from './motivation/motivation-endpoints.ts';
import { listNotifications, markNotificationsRead } from './notifications/notifications-endpoints.ts';
import {
  deleteRecipe,
  generateMealPlan,
  getNutritionStanding,
  getShoppingList,
  listEquivalents,
  listMealPlans,
  listRecipes,
  saveRecipe,
  swapFood,
} from './nutrition/nutrition-endpoints.ts';
import { getHealthProfile, saveHealthProfile } from './profile/profile-endpoints.ts';
import {
  dismissRecommendation,
  generateRecommendations,
  listRecommendations,
  restoreRecommendation,
} from './recommendations/recommendations-endpoints.ts';
import {
  addSleepRecord,
  changeSleepRecord,
  deleteSleepRecord,
  listSleepRecords,
} from './sleep/sleep-endpoints.ts';
import {
  addCessationPlan,
  addCraving,
  changeCessationPlan,
  checkCessationDay,
  deleteCessationPlan,
  endCessationPlan,
  listCessationPlans,
} from './substances/cessation-endpoints.ts';
import {
  addSubstanceRecord,
  changeSubstanceRecord,
  deleteSubstanceRecord,
  getLastUses,
  listSubstanceRecords,
} from './substances/substances-endpoints.ts';

/** Every call of the API. The server refuses to start when one of them is not registered. */
export const endpoints: readonly Endpoint[] = [
  register,
  login,
  logout,
  updateAccount,
  changePassword,
  listSessions,
  endSession,
  endOtherSessions,
  listConsents,
  giveConsent,
  revokeConsent,
  exportAccount,
  deleteAccount,
  openGate,
  watchChanges,
  listNotifications,
  markNotificationsRead,
  getHealthProfile,
  saveHealthProfile,
  listHealthMetrics,
  addHealthMetrics,
  changeHealthMetric,
  deleteHealthMetric,
  importHealthMetrics,
  listMetricImports,
  undoMetricImport,
  getGlucoseSummary,
  getGlucoseSeries,
  listAppointments,
  addAppointment,
  changeAppointment,
  deleteAppointment,
  getMotivationalMessage,
  findEasterEgg,
  getTimeEasterEgg,
  listRecommendations,
  generateRecommendations,
  dismissRecommendation,
  restoreRecommendation,
  listSleepRecords,
  addSleepRecord,
  changeSleepRecord,
  deleteSleepRecord,
  listSubstanceRecords,
  getLastUses,
  addSubstanceRecord,
  changeSubstanceRecord,
  deleteSubstanceRecord,
  listCessationPlans,
  addCessationPlan,
  changeCessationPlan,
  endCessationPlan,
  deleteCessationPlan,
  checkCessationDay,
  addCraving,
  listMealPlans,
  getNutritionStanding,
  generateMealPlan,
  listEquivalents,
  swapFood,
  getShoppingList,
  listRecipes,
  saveRecipe,
  deleteRecipe,
  getExerciseProgram,
  changeExerciseProgram,
  generateExerciseProgram,
  rateExerciseEffort,
  getExerciseReadiness,
];
