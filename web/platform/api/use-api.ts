import { useQueryClient } from '@tanstack/react-query'
import { apiOf, type ApiClient } from './api'

export function useApi(): ApiClient {
  return apiOf(useQueryClient())
}
